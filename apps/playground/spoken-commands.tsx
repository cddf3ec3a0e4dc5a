import { island } from '#browser/islands/island.tsx';
import { runMessages } from './playground-messages.ts';
import { Island } from './spoken-commands.island.tsx';

/** The wave of a robot's voice, and the dialog in which the robot obeys the words that are pressed. */
export const SpokenCommands = island('spoken-commands', Island, 'use', [...runMessages, 'action.close', 'action.play']);
