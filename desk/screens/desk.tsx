import '#app/styles/tokens.css';
import '#app/styles/font.css';
import '#app/styles/base.css';
import '#app/styles/corners.css';
import '#app/styles/roles.css';
import { hydrateRoot } from 'react-dom/client';
import type { FramedView } from '../values/desk-view.ts';
import { DeskFrame } from './desk-frame.tsx';

const root = document.getElementById('desk');
const json = document.getElementById('view')?.textContent;
if (root && json) hydrateRoot(root, <DeskFrame view={JSON.parse(json) as FramedView} />);
