import { hydrateRoot } from 'react-dom/client';
import { DeskFrame } from './desk-frame.tsx';
import type { FramedView } from './desk-view.ts';

const root = document.getElementById('desk');
const json = document.getElementById('view')?.textContent;
if (root && json) hydrateRoot(root, <DeskFrame view={JSON.parse(json) as FramedView} />);
