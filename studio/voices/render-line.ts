import type { RobotName } from '#robots/names.ts';
import { characterOf } from './character.ts';
import { robotVoice } from './robot-voice.ts';
import { type Speech, speak } from './speak.ts';

export function renderLine(robot: RobotName, language: string, text: string): Speech {
  const character = characterOf(robot);
  const { samples, rate } = speak(text, language, character.size);
  return { samples: robotVoice(samples, rate, character, language === 'zh'), rate };
}
