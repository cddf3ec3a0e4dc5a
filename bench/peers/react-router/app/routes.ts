import { type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route(':edition', 'routes/home.tsx'),
  route(':edition/:slug', 'routes/product.tsx'),
] satisfies RouteConfig;
