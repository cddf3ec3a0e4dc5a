import { createContext } from 'react';

/**
 * Origin that serves pictures, without a trailing slash; empty: this site. The document provides it, and so does every
 * island.
 */
export const MediaHost = createContext('');
