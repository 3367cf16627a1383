import type { Partner } from "@cathedra/domain";

/**
 * The eight partners on the start page (1.037), which are invented like the rest of the demo; the logos are files of the web
 * application.
 */
export const demoPartners: readonly Partner[] = [
  ["Northgate University Hospital", "northgate"],
  ["Lakeside Vascular Institute", "lakeside"],
  ["Meridian Imaging", "meridian"],
  ["Society for Endovascular Education", "see"],
  ["Arbor Devices", "arbor"],
  ["Open Catheter Lab", "open-catheter-lab"],
  ["Harbour Simulation Centre", "harbour"],
  ["Tessera Health", "tessera"],
].map(([name = "", file = ""]) => ({
  name,
  url: `https://${file}.example/`,
  logo: `/partners/${file}.svg`,
}));
