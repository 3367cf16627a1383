import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const evaluationManagement: CatalogueInterventionType = {
  name: "Evaluation and Management (E/M)",
  organSystems: [
    organSystem(
      "Inpatient care",
      category(
        "Other",
        procedure("EM-4001", "Consultation", "Inpatient consultation"),
        procedure("EM-4002", "Daily rounds", "Inpatient follow-up visit"),
        procedure("EM-4003", "Admission", "Admission to the interventional service"),
        procedure("EM-4004", "Drain care", "Bedside check of a drainage catheter"),
      ),
    ),
    organSystem(
      "Outpatient clinic",
      category(
        "Peripheral vascular",
        procedure("EM-4101", "Arterial clinic", "Clinic visit for peripheral arterial disease"),
        procedure("EM-4102", "Vein clinic", "Clinic visit for venous disease"),
        procedure("EM-4103", "Dialysis access clinic", "Clinic visit for dialysis access"),
      ),
      category(
        "Neurovascular",
        procedure("EM-4111", "Aneurysm clinic", "Clinic visit for an intracranial aneurysm"),
        procedure("EM-4112", "Stroke clinic", "Clinic visit after stroke treatment"),
      ),
      category(
        "Other",
        procedure("EM-4121", "Oncology clinic", "Clinic visit for interventional oncology"),
        procedure("EM-4122", "Fibroid clinic", "Clinic visit for uterine fibroids"),
        procedure("EM-4123", "Follow-up", "Clinic follow-up after a procedure"),
      ),
    ),
    organSystem(
      "Remote care",
      category("Other", procedure("EM-4201", "Telephone visit", "Telephone or video visit")),
    ),
  ],
};
