import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { pagePaths } from '#react-parts/site-assets.ts';

/** A link that the router follows if it leads to one of its pages. */
export const RoutedAnchor = ({ href = '', ...rest }: ComponentProps<'a'>) =>
  pagePaths.includes(href.split(/[?#]/)[0] ?? '') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
