import type { Ports } from "../../ports/ports.ts";
import { stopRoute } from "../mail/public.ts";
import { stopMails } from "./mail-settings.ts";

export const stopMailsRoute = (ports: Ports) =>
  stopRoute({
    path: "/api/notification-mails/stop",
    summary: "End the mails with notifications, by the key that stands in each of them (RFC 8058)",
    stop: (key) => stopMails(ports, key),
  });
