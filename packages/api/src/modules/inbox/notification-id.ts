import type { NotificationId } from "@cathedra/domain";

/** Reads an id; undefined if it is invalid and cannot exist. */
export function notificationId(id: string): NotificationId | undefined {
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(number) ? (number as NotificationId) : undefined;
}
