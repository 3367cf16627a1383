/**
 * The known words in addresses of the portal. Any other segment, such as an id, a code or a name, is left out of reports. A
 * test of the web compares this list with the addresses of its pages.
 */
export const knownPathSegments: ReadonlySet<string> = new Set(
  `about access accounts activity-log admin answer api assets assignments attending-address attending-addresses attendings audit auth callback calendar.ics case-cases certificate
  certificates check
  check-connection class cloud-case cloud-case-machines cloud-case-vouchers cloud-cases cloud-event confirmations
  content-images copy courses create data data-protection-policy docs documentation doubles enrol events exercise exercises export facts feedback
  files getPreSignedUrl graphql group group-courses groups healthz heartbeat hints hospitals import imports invitation invitation-mails invitations invite ir-log
  learning-spaces legal logbook logos logs medical-disclaimer medical-discalimer metrics ml2 myirlog notification-mails
  notifications objects openapi.json operations people pieces poll privacy-policy proficiency profile progress provisioning qr-logins quota readyz records
  report reports requests s3 s3-management scanned-code session session-logs settings several sign-ins signed-out simulations
  simulator simulator-definitions simulator-modules software software-releases spaces station-session
  station-sign-in stations stop stop-mails storage store_result system systems talent targets terms terms-of-service trash
  this-week totals updates use user-courses videos verify vist-activities vist-activity vist-modules vistcases workers administration
  account config.json`.split(/\s+/),
);
