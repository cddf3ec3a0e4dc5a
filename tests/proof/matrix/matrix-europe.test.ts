import { testMatrix } from './matrix-tests.ts';

testMatrix(['uk', 'eu', 'fr', 'de']);
