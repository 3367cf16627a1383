export { BulletBar, type BulletBarProps } from "./BulletBar.tsx";
