import type { Ports } from "../../ports/ports.ts";
import { stopRoute } from "../mail/public.ts";
import { stopMailsByKey } from "./mail-preference.ts";

export const stopConfirmationMailsRoute = (ports: Ports) =>
  stopRoute({
    path: "/api/confirmation-mails/stop",
    summary:
      "End the mails about records that wait for one's confirmation, by the key that stands in each of them (RFC 8058)",
    stop: (key) => stopMailsByKey(ports, key),
  });
