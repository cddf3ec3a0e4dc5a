/** What can be heard, for those who cannot hear it. */
export type SoundName = 'servos' | 'latches' | 'steps' | 'tracks' | 'engine' | 'wheels' | 'scraping' | 'jet';
