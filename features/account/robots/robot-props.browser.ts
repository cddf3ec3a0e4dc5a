import type { RegisteredProduct } from '#contract/account/robot-shapes.ts';
import type { AccountValue } from '../account.ts';
import type { CommonWords } from '../account-props.browser.ts';

type Account = AccountValue;

/** Props of the island with the robots. */
export interface RobotsWords extends Pick<Account, 'products' | 'edition'> {
  words: Account['words']['robots'];
  patterns: Pick<
    Account['patterns'],
    'bought' | 'added' | 'warrantyUntil' | 'warrantyLeft' | 'warrantyEnded' | 'removeRobot' | 'robotRemoved'
  >;
  common: CommonWords;
  hrefs: Pick<Account['hrefs'], 'service' | 'otherService' | 'faq' | 'firmware'>;
  /** What is wrong with a name. */
  nameError: string;
}

/** Props of the parts of a robot's card. */
export interface RobotPartProps extends RobotsWords {
  robot: RegisteredProduct;
  /** What its owner calls it, else its product's name. */
  name: string;
}
