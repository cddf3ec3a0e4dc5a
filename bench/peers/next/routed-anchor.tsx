import Link from 'next/link';
import type { ComponentProps } from 'react';
import { pagePaths } from '#react-parts/site-assets.ts';

/** A link that the router follows if it leads to one of its pages. */
export const RoutedAnchor = ({ href = '', ...rest }: ComponentProps<'a'>) =>
  pagePaths.includes(href.split(/[?#]/)[0] ?? '') ? <Link href={href} {...rest} /> : <a href={href} {...rest} />;
