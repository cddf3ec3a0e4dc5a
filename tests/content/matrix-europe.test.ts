import { testMatrix } from '../support/site/matrix-tests.ts';

testMatrix(['uk', 'eu', 'fr', 'de']);
