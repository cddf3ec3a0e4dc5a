import type { ComponentType } from 'react';
import { Calendar } from '../calendar/calendar.tsx';
import { ContentAudit } from '../findings/content-audit.tsx';
import { TimeTravel } from '../preview/time-travel.tsx';
import type { DeskValues, FramedView } from './desk-view.ts';
import { Message } from './message.tsx';

/** The components of all screens, rendered on the server and hydrated by the desk's script. */
const deskScreens: { [Name in FramedView['screen']]: ComponentType<{ value: DeskValues[Name] }> } = {
  message: Message,
  'time-travel': TimeTravel,
  calendar: Calendar,
  'content-audit': ContentAudit,
};

/** The screen of a view. */
export function DeskScreen({ view }: { view: FramedView }) {
  const Screen = deskScreens[view.screen] as ComponentType<{ value: FramedView['value'] }>;
  return <Screen value={view.value} />;
}
