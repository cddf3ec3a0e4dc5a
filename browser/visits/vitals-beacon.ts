import type { VitalName, VitalsReport } from '#contract/vitals.ts';

/** A metric of the web-vitals library. `id` is new whenever the page is entered, also from the back-forward cache. */
export interface MeasuredVital {
  name: VitalName;
  id: string;
  value: number;
  navigationType: string;
}

interface BeaconDependencies {
  about: Pick<VitalsReport, 'page' | 'edition' | 'connection'>;
  /** True while the visitor agrees. */
  isAllowed: () => boolean;
  send: (report: VitalsReport) => void;
}

export interface VitalsBeacon {
  note(vital: MeasuredVital): void;
  /** Call it when the page is hidden: sends what was measured, each metric once per page entered. */
  hidden(): void;
}

/** Holds the measurements until the page is hidden, and drops them when the visitor no longer agrees. */
export function createVitalsBeacon({ about, isAllowed, send }: BeaconDependencies): VitalsBeacon {
  const sentIds = new Set<string>();
  let pendingVitals = new Map<string, MeasuredVital>();
  return {
    note(vital) {
      if (isAllowed() && !sentIds.has(vital.id)) pendingVitals.set(vital.id, vital);
    },
    hidden() {
      const measuredVitals = [...pendingVitals.values()];
      pendingVitals = new Map();
      const navigation = measuredVitals.at(-1)?.navigationType;
      if (navigation === undefined || !isAllowed()) return;
      for (const { id } of measuredVitals) sentIds.add(id);
      const vitals = Object.fromEntries(
        measuredVitals.map(({ name, value }) => [
          name,
          name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
        ]),
      );
      send({ ...about, navigation: navigation as VitalsReport['navigation'], vitals });
    },
  };
}
