import { type CatalogueInterventionType, category, organSystem, procedure } from "./tree.ts";

export const arterial: CatalogueInterventionType = {
  name: "Arterial Interventions",
  organSystems: [
    organSystem(
      "Aorta",
      category(
        "Cardiovascular",
        procedure("AI-1001", "Aortography", "Diagnostic aortography"),
        procedure("AI-1002", "Thoracic endograft", "Thoracic endovascular aortic repair (TEVAR)"),
        procedure("AI-1003", "Abdominal endograft", "Endovascular abdominal aortic aneurysm repair (EVAR)"),
        procedure("AI-1004", "Endoleak treatment", "Embolization of a type II endoleak"),
      ),
    ),
    organSystem(
      "Head and neck",
      category(
        "Neurovascular",
        procedure("AI-1101", "Cerebral angiography", "Diagnostic cerebral angiography"),
        procedure("AI-1102", "Mechanical thrombectomy", "Mechanical thrombectomy for acute ischaemic stroke"),
        procedure("AI-1103", "Aneurysm coiling", "Coil embolization of an intracranial aneurysm"),
        procedure("AI-1104", "Flow diversion", "Flow diverter placement for an intracranial aneurysm"),
        procedure(
          "AI-1105",
          "Malformation embolization",
          "Embolization of a cerebral arteriovenous malformation",
        ),
        procedure("AI-1106", "Meningeal embolization", "Middle meningeal artery embolization"),
      ),
      category(
        "Endovascular",
        procedure("AI-1111", "Carotid stenting", "Carotid artery stenting"),
        procedure("AI-1112", "Epistaxis embolization", "Embolization for epistaxis"),
        procedure("AI-1113", "Subclavian stenting", "Subclavian artery angioplasty and stenting"),
      ),
    ),
    organSystem(
      "Lower extremity",
      category(
        "Peripheral vascular",
        procedure("AI-1201", "Angiography", "Lower extremity angiography"),
        procedure("AI-1202", "Iliac stenting", "Iliac artery angioplasty and stenting"),
        procedure("AI-1203", "Femoropopliteal angioplasty", "Femoropopliteal balloon angioplasty"),
        procedure("AI-1204", "Femoropopliteal stenting", "Femoropopliteal stenting"),
        procedure("AI-1205", "Atherectomy", "Lower extremity atherectomy"),
        procedure("AI-1206", "Tibial angioplasty", "Tibial artery angioplasty"),
        procedure("AI-1207", "Thrombolysis", "Catheter-directed arterial thrombolysis of the leg"),
      ),
    ),
    organSystem(
      "Visceral",
      category(
        "Endovascular",
        procedure("AI-1301", "Mesenteric angiography", "Mesenteric angiography"),
        procedure("AI-1302", "Gastrointestinal embolization", "Embolization for gastrointestinal bleeding"),
        procedure("AI-1303", "Splenic embolization", "Splenic artery embolization"),
        procedure("AI-1304", "Mesenteric stenting", "Mesenteric artery stenting"),
        procedure("AI-1305", "Renal stenting", "Renal artery stenting"),
        procedure("AI-1306", "Renal embolization", "Renal artery embolization"),
      ),
    ),
    organSystem(
      "Liver",
      category(
        "Endovascular",
        procedure("AI-1401", "Chemoembolization", "Transarterial chemoembolization (TACE)"),
        procedure("AI-1402", "Radioembolization mapping", "Mapping angiography before radioembolization"),
        procedure("AI-1403", "Radioembolization", "Yttrium-90 radioembolization"),
        procedure("AI-1404", "Bland embolization", "Bland hepatic arterial embolization"),
      ),
    ),
    organSystem(
      "Pelvis",
      category(
        "Endovascular",
        procedure("AI-1501", "Fibroid embolization", "Uterine fibroid embolization"),
        procedure("AI-1502", "Prostate embolization", "Prostate artery embolization"),
        procedure("AI-1503", "Trauma embolization", "Embolization for pelvic trauma"),
        procedure("AI-1504", "Postpartum embolization", "Embolization for postpartum haemorrhage"),
      ),
    ),
    organSystem(
      "Chest",
      category(
        "Endovascular",
        procedure("AI-1601", "Bronchial embolization", "Bronchial artery embolization"),
        procedure(
          "AI-1602",
          "Pulmonary malformation embolization",
          "Embolization of a pulmonary arteriovenous malformation",
        ),
      ),
    ),
  ],
};
