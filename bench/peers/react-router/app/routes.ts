import type { RouteConfig } from '@react-router/dev/routes';
import { route } from '@react-router/dev/routes';

export default [
  route(':edition', 'routes/home.tsx'),
  route(':edition/:slug', 'routes/product.tsx'),
] satisfies RouteConfig;
