import { ProductPage } from '#react-parts/product.tsx';
import { usePage } from '#ui/page-context.tsx';

export { loader } from '../page-loader.ts';

export default function Product() {
  return <ProductPage page={usePage()} />;
}
