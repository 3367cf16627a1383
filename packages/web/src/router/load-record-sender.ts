/** Sends saved records that waited in the browser. It needs the code of the record form, and is loaded where one waits. */
export const loadRecordSender = () => import("../routes/logbook/records/form/send-queued-record.ts");
