import { testMatrix } from '../support/site/matrix-tests.ts';

testMatrix(['us', 'cn', 'kr', 'jp']);
