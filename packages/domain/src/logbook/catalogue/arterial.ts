import { interventionType } from "./build.ts";

export const arterial = interventionType(
  "Arterial Interventions",
  `
  Aorta
    Cardiovascular
      AI-1001 Aortography | Diagnostic aortography
      AI-1002 Thoracic endograft | Thoracic endovascular aortic repair (TEVAR)
      AI-1003 Abdominal endograft | Endovascular abdominal aortic aneurysm repair (EVAR)
      AI-1004 Endoleak treatment | Embolization of a type II endoleak
      AI-1005 Fenestrated endograft | Fenestrated endovascular aortic repair (FEVAR)
      AI-1006 Branched endograft | Branched endovascular aortic repair (BEVAR)
      AI-1007 Ruptured aneurysm endograft | Endovascular repair of a ruptured abdominal aortic aneurysm
      AI-1008 Dissection endograft | Endograft placement for a type B aortic dissection
      AI-1009 Traumatic injury endograft | Endograft placement for a traumatic aortic injury
      AI-1010 Type I endoleak repair | Extension cuff or anchors for a type I endoleak
      AI-1011 Translumbar endoleak embolization | Translumbar embolization of an endoleak sac
      AI-1012 Endograft limb recanalization | Recanalization of an occluded endograft limb
      AI-1013 Dissection fenestration | Fenestration of an aortic dissection flap
      AI-1014 Aortic stenting | Stenting of an abdominal aortic stenosis
      AI-1015 Coarctation stenting | Stenting of an aortic coarctation
      AI-1016 Aortic balloon occlusion | Resuscitative balloon occlusion of the aorta (REBOA)
      AI-1017 Intravascular ultrasound | Intravascular ultrasound of the aorta
    Peripheral vascular
      AI-1031 Bifurcation stenting | Kissing stents of the aortic bifurcation
      AI-1032 Covered bifurcation reconstruction | Covered reconstruction of the aortic bifurcation (CERAB)
      AI-1033 Iliac branch endograft | Iliac branch endograft placement
      AI-1034 Preparatory iliac embolization | Internal iliac artery embolization before an endograft
  Head and neck
    Neurovascular
      AI-1101 Cerebral angiography | Diagnostic cerebral angiography
      AI-1102 Mechanical thrombectomy | Mechanical thrombectomy for acute ischaemic stroke
      AI-1103 Aneurysm coiling | Coil embolization of an intracranial aneurysm
      AI-1104 Flow diversion | Flow diverter placement for an intracranial aneurysm
      AI-1105 Malformation embolization | Embolization of a cerebral arteriovenous malformation
      AI-1106 Meningeal embolization | Middle meningeal artery embolization
      AI-1121 Stent-assisted coiling | Stent-assisted coiling of an intracranial aneurysm
      AI-1122 Balloon-assisted coiling | Balloon-assisted coiling of an intracranial aneurysm
      AI-1123 Intrasaccular device | Intrasaccular device placement for an intracranial aneurysm
      AI-1124 Intra-arterial stroke thrombolysis | Intra-arterial thrombolysis for acute ischaemic stroke
      AI-1125 Vasospasm treatment | Intra-arterial vasodilator infusion for cerebral vasospasm
      AI-1126 Vasospasm angioplasty | Balloon angioplasty for cerebral vasospasm
      AI-1127 Intracranial stenting | Stenting of an intracranial atherosclerotic stenosis
      AI-1128 Dural fistula embolization | Transarterial embolization of a dural arteriovenous fistula
      AI-1129 Carotid-cavernous fistula embolization | Embolization of a carotid-cavernous fistula
      AI-1130 Balloon test occlusion | Carotid balloon test occlusion
      AI-1131 Vessel sacrifice | Therapeutic occlusion of a carotid or vertebral artery
      AI-1132 Meningioma embolization | Preoperative embolization of a meningioma
      AI-1133 Wada test | Intracarotid amobarbital (Wada) test
      AI-1134 Retinoblastoma chemotherapy | Ophthalmic artery chemotherapy for retinoblastoma
    Endovascular
      AI-1111 Carotid stenting | Carotid artery stenting
      AI-1112 Epistaxis embolization | Embolization for epistaxis
      AI-1113 Subclavian stenting | Subclavian artery angioplasty and stenting
      AI-1114 Cervical angiography | Cervical carotid and vertebral angiography
      AI-1115 Transcarotid stenting | Transcarotid artery revascularization (TCAR)
      AI-1116 Vertebral origin stenting | Stenting of the vertebral artery origin
      AI-1117 Carotid blowout treatment | Embolization or covered stent for carotid blowout
      AI-1118 Head and neck tumour embolization | Preoperative embolization of a head and neck tumour
      AI-1119 Oral haemorrhage embolization | Embolization for oral or pharyngeal haemorrhage
      AI-1120 Thyroid artery embolization | Thyroid artery embolization
  Lower extremity
    Peripheral vascular
      AI-1201 Angiography | Lower extremity angiography
      AI-1202 Iliac stenting | Iliac artery angioplasty and stenting
      AI-1203 Femoropopliteal angioplasty | Femoropopliteal balloon angioplasty
      AI-1204 Femoropopliteal stenting | Femoropopliteal stenting
      AI-1205 Atherectomy | Lower extremity atherectomy
      AI-1206 Tibial angioplasty | Tibial artery angioplasty
      AI-1207 Thrombolysis | Catheter-directed arterial thrombolysis of the leg
      AI-1208 Iliac angioplasty | Iliac artery balloon angioplasty
      AI-1209 Iliac recanalization | Recanalization of a chronic iliac artery occlusion
      AI-1210 Iliac aneurysm repair | Endovascular repair of an iliac artery aneurysm
      AI-1211 Common femoral angioplasty | Common femoral artery angioplasty
      AI-1212 Drug-coated balloon angioplasty | Femoropopliteal drug-coated balloon angioplasty
      AI-1213 Femoropopliteal covered stent | Femoropopliteal covered stent placement
      AI-1214 Femoropopliteal recanalization | Subintimal femoropopliteal recanalization
      AI-1215 Intravascular lithotripsy | Intravascular lithotripsy of a calcified leg artery
      AI-1216 Popliteal aneurysm repair | Endovascular repair of a popliteal artery aneurysm
      AI-1217 Tibial stenting | Tibial artery stenting
      AI-1218 Tibial recanalization | Recanalization of a chronic tibial artery occlusion
      AI-1219 Pedal arch angioplasty | Pedal arch angioplasty
      AI-1220 Retrograde pedal access | Recanalization through a retrograde pedal access
      AI-1221 Mechanical thrombectomy | Mechanical arterial thrombectomy of the leg
      AI-1222 Thrombolysis check | Check angiography during arterial thrombolysis of the leg
      AI-1223 Bypass graft angioplasty | Angioplasty of a leg bypass graft
      AI-1224 Bypass graft thrombolysis | Thrombolysis of an occluded leg bypass graft
      AI-1225 Deep vein arterialization | Transcatheter arterialization of the deep veins
      AI-1226 Genicular embolization | Genicular artery embolization
      AI-1227 Haemorrhage embolization | Embolization for arterial haemorrhage of the leg
      AI-1228 Malformation embolization | Embolization of an arteriovenous malformation of the leg
      AI-1229 Isolated limb infusion | Isolated limb infusion chemotherapy
  Visceral
    Endovascular
      AI-1301 Mesenteric angiography | Mesenteric angiography
      AI-1302 Gastrointestinal embolization | Embolization for gastrointestinal bleeding
      AI-1303 Splenic embolization | Splenic artery embolization
      AI-1304 Mesenteric stenting | Mesenteric artery stenting
      AI-1305 Renal stenting | Renal artery stenting
      AI-1306 Renal embolization | Renal artery embolization
      AI-1307 Coeliac angiography | Coeliac angiography
      AI-1308 Upper gastrointestinal embolization | Gastroduodenal artery embolization
      AI-1309 Gastric artery embolization | Left gastric artery embolization for bleeding
      AI-1310 Bariatric embolization | Bariatric embolization of the gastric fundus
      AI-1311 Provocative angiography | Provocative mesenteric angiography
      AI-1312 Vasopressin infusion | Mesenteric vasopressin infusion
      AI-1313 Mesenteric thrombectomy | Thrombectomy for acute mesenteric ischaemia
      AI-1314 Mesenteric vasodilator infusion | Vasodilator infusion for non-occlusive mesenteric ischaemia
      AI-1315 Coeliac stenting | Coeliac artery stenting
      AI-1316 Visceral aneurysm embolization | Embolization of a visceral artery aneurysm
      AI-1317 Visceral aneurysm stenting | Covered stent of a visceral artery aneurysm
      AI-1318 Pancreatitis bleeding embolization | Embolization of a pancreatitis-related pseudoaneurysm
      AI-1319 Partial splenic embolization | Partial splenic embolization for hypersplenism
      AI-1320 Renal angiography | Renal angiography
      AI-1321 Renal angioplasty | Angioplasty for renal fibromuscular dysplasia
      AI-1322 Renal denervation | Renal denervation
      AI-1323 Renal tumour embolization | Preoperative embolization of a renal tumour
      AI-1324 Angiomyolipoma embolization | Embolization of a renal angiomyolipoma
      AI-1325 Renal trauma embolization | Embolization for renal trauma or biopsy bleeding
      AI-1326 Transplant renal stenting | Stenting of a transplant kidney's artery
      AI-1327 Adrenal embolization | Embolization of an adrenal tumour or haemorrhage
      AI-1328 Haemorrhoid embolization | Superior rectal artery embolization for haemorrhoids
  Liver
    Endovascular
      AI-1401 Chemoembolization | Transarterial chemoembolization (TACE)
      AI-1402 Radioembolization mapping | Mapping angiography before radioembolization
      AI-1403 Radioembolization | Yttrium-90 radioembolization
      AI-1404 Bland embolization | Bland hepatic arterial embolization
      AI-1405 Hepatic angiography | Diagnostic hepatic angiography
      AI-1406 Drug-eluting bead chemoembolization | Drug-eluting bead chemoembolization (DEB-TACE)
      AI-1407 Radiation segmentectomy | Radiation segmentectomy with yttrium-90
      AI-1408 Hepatic infusion | Hepatic arterial infusion chemotherapy
      AI-1409 Hepatic perfusion | Percutaneous hepatic perfusion chemotherapy
      AI-1410 Trauma embolization | Hepatic artery embolization for trauma or bleeding
      AI-1411 Hepatic artery stenting | Hepatic artery angioplasty and stenting
      AI-1412 Transplant artery thrombolysis | Thrombolysis of a transplant liver's artery
      AI-1413 Flow redistribution | Coil embolization for hepatic flow redistribution
  Pelvis
    Endovascular
      AI-1501 Fibroid embolization | Uterine fibroid embolization
      AI-1502 Prostate embolization | Prostate artery embolization
      AI-1503 Trauma embolization | Embolization for pelvic trauma
      AI-1504 Postpartum embolization | Embolization for postpartum haemorrhage
      AI-1505 Pelvic angiography | Pelvic angiography
      AI-1506 Adenomyosis embolization | Uterine artery embolization for adenomyosis
      AI-1507 Preventive balloon occlusion | Iliac balloon occlusion for abnormal placentation
      AI-1508 Uterine malformation embolization | Embolization of a uterine arteriovenous malformation
      AI-1509 Cervical pregnancy embolization | Uterine artery embolization for an ectopic pregnancy
      AI-1510 Pelvic tumour embolization | Embolization of a bleeding pelvic tumour
      AI-1511 Bladder embolization | Vesical artery embolization for haematuria
      AI-1512 Priapism embolization | Embolization for high-flow priapism
      AI-1513 Pudendal stenting | Angioplasty or stenting of the pudendal artery
      AI-1514 Pelvic malformation embolization | Embolization of a pelvic arteriovenous malformation
  Chest
    Endovascular
      AI-1601 Bronchial embolization | Bronchial artery embolization
      AI-1602 Pulmonary malformation embolization | Embolization of a pulmonary arteriovenous malformation
      AI-1603 Bronchial angiography | Bronchial angiography
      AI-1604 Intercostal embolization | Intercostal artery embolization
      AI-1605 Internal mammary embolization | Internal thoracic artery embolization
      AI-1606 Pulmonary pseudoaneurysm embolization | Embolization of a pulmonary artery pseudoaneurysm
      AI-1607 Sequestration embolization | Embolization of a pulmonary sequestration
  Upper extremity
    Peripheral vascular
      AI-1701 Angiography | Upper extremity angiography
      AI-1702 Axillobrachial angioplasty | Angioplasty of the axillary or brachial artery
      AI-1703 Axillobrachial covered stent | Covered stent for an axillary or brachial artery injury
      AI-1704 Thrombolysis | Catheter-directed arterial thrombolysis of the arm
      AI-1705 Thrombectomy | Mechanical arterial thrombectomy of the arm
      AI-1706 Hand angiography | Angiography of the hand with vasodilator
      AI-1707 Frostbite thrombolysis | Intra-arterial thrombolysis for frostbite
      AI-1708 Malformation embolization | Embolization of an arteriovenous malformation of the arm
      AI-1709 Shoulder embolization | Embolization for adhesive capsulitis
      AI-1710 Haemorrhage embolization | Embolization for arterial haemorrhage of the arm
  Spine
    Neurovascular
      AI-1801 Spinal fistula embolization | Embolization of a spinal dural arteriovenous fistula
      AI-1802 Spinal malformation embolization | Embolization of a spinal arteriovenous malformation
      AI-1803 Spinal tumour embolization | Preoperative embolization of a spinal tumour
      AI-1804 Spinal angiography | Diagnostic spinal angiography
      AI-1805 Direct puncture embolization | Direct puncture embolization of a spinal tumour
  Puncture site
    Peripheral vascular
      AI-1901 Thrombin injection | Thrombin injection of an access pseudoaneurysm
      AI-1902 Compression repair | Ultrasound-guided compression of an access pseudoaneurysm
      AI-1903 Closure device | Closure device deployment in an arterial access
      AI-1904 Covered stent | Covered stent for an access complication
      AI-1905 Sheath removal | Removal of an arterial sheath with manual compression`,
);
