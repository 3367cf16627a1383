import type { Ports } from "../../ports/ports.ts";
import { stopRoute } from "../mail/public.ts";
import { stopWeekMails } from "./week-mail.ts";

export const stopWeekMailsRoute = (ports: Ports) =>
  stopRoute({
    path: "/api/week-mails/stop",
    summary: "End the mails with the figures of the week, by the key that stands in each of them (RFC 8058)",
    stop: (key) => stopWeekMails(ports, key),
  });
