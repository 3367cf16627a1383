import { expect, test } from "vitest";
import { clockText, diskText, stationAdminTexts } from "./station-admin.ts";

test("the texts of Systems are as specified (10.002, 10.013, 10.014, 10.015)", () => {
  expect(stationAdminTexts.downloaded).toBe("Successfully downloaded log files");
  expect(stationAdminTexts.downloadFailed).toBe("Something went wrong when downloading log files.");
  expect(stationAdminTexts.none).toBe("No systems found");
  expect(stationAdminTexts.noActivities).toBe(
    "No activities found. Try changing the date range or refreshing the page.",
  );
  expect(stationAdminTexts.statistics).toBe("Logs statistics");
});

test("disk space and clock deviation are shown as text", () => {
  expect(diskText(412_300_000_000, 1e12)).toBe("412 GB free of 1,000 GB");
  expect(diskText(5e9, null)).toBe("5 GB free");
  expect(diskText(null, 1e12)).toBe(null);
  expect(clockText(119)).toBe(null);
  expect(clockText(-120)).toBe("2 min behind");
  expect(clockText(3_600)).toBe("60 min ahead");
  expect(clockText(31_536_000)).toBe("365 days ahead");
});
