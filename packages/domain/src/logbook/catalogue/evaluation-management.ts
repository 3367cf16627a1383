import { interventionType } from "./build.ts";

export const evaluationManagement = interventionType(
  "Evaluation and Management (E/M)",
  `
  Inpatient care
    Other
      EM-4001 Consultation | Inpatient consultation
      EM-4002 Daily rounds | Inpatient follow-up visit
      EM-4003 Admission | Admission to the interventional service
      EM-4004 Drain care | Bedside check of a drainage catheter
      EM-4005 Discharge | Discharge from the interventional service
      EM-4006 Emergency consultation | Consultation in the emergency department
      EM-4007 Intensive care consultation | Consultation in intensive care
      EM-4008 Preprocedural assessment | Preprocedural assessment and consent
      EM-4009 Postprocedural check | Bedside check after a procedure
      EM-4010 Feeding tube care | Bedside check of a feeding tube
      EM-4011 Tumour board | Presentation at a multidisciplinary tumour board
      EM-4012 Vascular conference | Presentation at a multidisciplinary vascular conference
  Outpatient clinic
    Peripheral vascular
      EM-4101 Arterial clinic | Clinic visit for peripheral arterial disease
      EM-4102 Vein clinic | Clinic visit for venous disease
      EM-4103 Dialysis access clinic | Clinic visit for dialysis access
      EM-4104 Wound clinic | Clinic visit for a limb wound
      EM-4105 Vascular anomalies clinic | Clinic visit for a vascular anomaly
      EM-4106 Thrombosis clinic | Clinic visit for deep vein thrombosis
      EM-4107 Lymphatic clinic | Clinic visit for a lymphatic disorder
    Neurovascular
      EM-4111 Aneurysm clinic | Clinic visit for an intracranial aneurysm
      EM-4112 Stroke clinic | Clinic visit after stroke treatment
      EM-4113 Carotid clinic | Clinic visit for carotid disease
      EM-4114 Spine clinic | Clinic visit for spine disease
      EM-4115 Subdural clinic | Clinic visit for chronic subdural haematoma
    Cardiovascular
      EM-4131 Aortic clinic | Clinic visit for aortic disease
      EM-4132 Embolism clinic | Clinic visit after pulmonary embolism
      EM-4133 Filter clinic | Clinic visit for a vena cava filter
    Other
      EM-4121 Oncology clinic | Clinic visit for interventional oncology
      EM-4122 Fibroid clinic | Clinic visit for uterine fibroids
      EM-4123 Follow-up | Clinic follow-up after a procedure
      EM-4124 Prostate clinic | Clinic visit for benign prostatic hyperplasia
      EM-4125 Portal hypertension clinic | Clinic visit for portal hypertension
      EM-4126 Pain clinic | Clinic visit for pain treatment
      EM-4127 Biliary clinic | Clinic visit for biliary drainage
      EM-4128 Urology clinic | Clinic visit for urinary drainage
      EM-4129 Pelvic congestion clinic | Clinic visit for pelvic congestion
      EM-4130 New referral | Clinic visit of a new referral
  Remote care
    Other
      EM-4202 Imaging review | Review of imaging for a referring physician
      EM-4203 Written advice | Written advice to a referring physician
      EM-4204 Telephone | Telephone visit
      EM-4205 Video | Video visit`,
);
