/** The models that the studio builds, by the name under which a product takes one. */
export const robotNames = [
  'tank',
  'car',
  'compact',
  'truck',
  'eliteTruck',
  'signatureTruck',
  'ranger',
  'rangerAlpha',
  'scout',
  'scoutPro',
  'agent',
  'dinosaur',
  'rover',
  'base',
] as const;
