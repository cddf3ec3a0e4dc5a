import { createContext } from 'react';

/**
 * Origin that serves pictures, without a slash at the end; empty: this site. The document provides it, and so does
 * every island.
 */
export const MediaHost = createContext('');
