import type { Instant } from '#core/time/instant.ts';
import { formatDeskTime } from '../screen/desk-zones.ts';
import { isoTime } from './time-travel-address.ts';

export const TimeText = ({ instant, timeZone }: { instant: Instant; timeZone: string }) => (
  <time dateTime={isoTime(instant)}>{formatDeskTime(instant, timeZone)}</time>
);
