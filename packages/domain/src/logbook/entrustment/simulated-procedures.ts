/**
 * The simulator modules that train a procedure, by the procedure's code in the catalogue. Only pairs of the same intervention are
 * listed: a module for carotid stenting says nothing about coiling.
 */
const modulesOfProcedure: Readonly<Record<string, readonly string[]>> = {
  "AI-1002": ["tevar"],
  "AI-1003": ["evar"],
  "AI-1102": ["stroke-thrombectomy"],
  "AI-1103": ["aneurysm-coiling"],
  "AI-1111": ["carotid-stenting"],
  "AI-1203": ["sfa-revascularization"],
  "AI-1204": ["sfa-revascularization"],
  "AI-1206": ["below-the-knee"],
  "AI-1212": ["sfa-revascularization"],
  "AI-1213": ["sfa-revascularization"],
  "AI-1214": ["sfa-revascularization"],
  "AI-1217": ["below-the-knee"],
  "AI-1218": ["below-the-knee"],
  "AI-1501": ["uterine-embolization"],
  "AI-1506": ["uterine-embolization"],
};

/** The codes of the modules on which a procedure is trained; empty where none is known. */
export function getSimulatorModules(procedureCode: string): readonly string[] {
  return modulesOfProcedure[procedureCode] ?? [];
}
