import { HomePage } from '#react-parts/home.tsx';
import { usePage } from '#ui/page-context.tsx';

export { loader } from '../page-loader.ts';

export default function Home() {
  return <HomePage page={usePage()} />;
}
