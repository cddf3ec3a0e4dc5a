import { testMatrix } from './matrix-tests.ts';

testMatrix(['us', 'cn', 'kr', 'jp']);
