/**
 * The suggestions for hospital and university (G.017, X12): public names of teaching hospitals and universities, which are not
 * partners of the portal, and the two general entries. Any other text can be typed.
 */
export const programmeNames: readonly string[] = `
Aalborg University Hospital
Aarhus University Hospital
Addenbrooke's Hospital, Cambridge
Aga Khan University Hospital, Karachi
Albany Medical Center
Alfred Hospital, Melbourne
All India Institute of Medical Sciences, New Delhi
Allegheny General Hospital
American University of Beirut Medical Center
Amrita Institute of Medical Sciences, Kochi
Amsterdam UMC
Apollo Hospitals, Chennai
Asan Medical Center, Seoul
Atrium Health Carolinas Medical Center
Auckland City Hospital
Austin Hospital, Melbourne
Barnes-Jewish Hospital
Baylor College of Medicine
Baylor University Medical Center
Beth Israel Deaconess Medical Center
Boston Medical Center
Brigham and Women's Hospital
Brown University
Cairo University Hospitals
Careggi University Hospital, Florence
Case Western Reserve University
Cedars-Sinai Medical Center
Chang Gung Memorial Hospital
Charité Universitätsmedizin Berlin
Charlotte Maxeke Johannesburg Academic Hospital
Children's Hospital of Philadelphia
Christian Medical College, Vellore
CHU Bordeaux
CHU de Montpellier
CHU Lille
CHU Toulouse
Chulalongkorn Hospital, Bangkok
Cleveland Clinic
Cleveland Clinic Abu Dhabi
Clínica Universidad de Navarra
Columbia University Irving Medical Center
Copenhagen University Hospital Rigshospitalet
Dalhousie University
Dartmouth-Hitchcock Medical Center
Duke University Hospital
Einstein Hospital Israelita, São Paulo
Emory University
Erasmus MC, Rotterdam
Essen University Hospital
Fondazione Policlinico Gemelli, Rome
Fudan University Zhongshan Hospital
Geisinger Medical Center
Geneva University Hospitals
George Washington University
Georgetown University
Ghent University Hospital
Gothenburg University
Groote Schuur Hospital, Cape Town
Guy's and St Thomas', London
Hacettepe University
Hadassah Medical Center, Jerusalem
Hamad Medical Corporation, Doha
Hannover Medical School
Hartford Hospital
Haukeland University Hospital, Bergen
Heidelberg University Hospital
Helsinki University Hospital
Henry Ford Hospital
Hospital Clínic de Barcelona
Hospital das Clínicas, São Paulo
Hospital General de México
Hospital Italiano de Buenos Aires
Hospital Universitario La Paz, Madrid
Hospital Vall d'Hebron, Barcelona
Houston Methodist Hospital
Humanitas Research Hospital, Milan
Hôpital Européen Georges-Pompidou, Paris
Hôpitaux Universitaires de Strasbourg
Icahn School of Medicine at Mount Sinai
Imperial College Healthcare, London
Indiana University
Innsbruck University Hospital
Inselspital, Bern
Institut Gustave Roussy
Instituto Nacional de Ciencias Médicas y Nutrición Salvador Zubirán
Jackson Memorial Hospital
Jagiellonian University, Kraków
Jefferson University Hospitals
John Hunter Hospital, Newcastle
John Radcliffe Hospital, Oxford
Johns Hopkins University
Karolinska University Hospital
Keio University
King Abdulaziz University
King Edward Memorial Hospital, Mumbai
King Faisal Specialist Hospital
King's College Hospital, London
Kyoto University
Leeds Teaching Hospitals
Leiden University Medical Center
LMU Klinikum München
Loma Linda University
London Health Sciences Centre
Loyola University Medical Center
Lund University
Maastricht UMC+
Manchester Royal Infirmary
Massachusetts General Hospital
Mater Misericordiae University Hospital, Dublin
Mayo Clinic
McGill University Health Centre
McMaster University
MD Anderson Cancer Center
Medical College of Wisconsin
Medical University of Vienna
MedStar Washington Hospital Center
Memorial Sloan Kettering Cancer Center
Miami Cardiac and Vascular Institute
Monash Health
Montefiore Medical Center
Motol University Hospital, Prague
Mount Sinai Hospital, Toronto
MUSC Health, Charleston
National Taiwan University Hospital
National University Hospital, Singapore
New York University Langone Health
NewYork-Presbyterian Weill Cornell
Northwell Health
Northwestern University
Ochsner Medical Center
Ohio State University
Oregon Health and Science University
Osaka University
Oslo University Hospital
Peking Union Medical College Hospital
Penn State Health Milton S. Hershey Medical Center
Policlinico Sant'Orsola, Bologna
Queen Elizabeth Hospital, Birmingham
Radboudumc, Nijmegen
Rambam Health Care Campus, Haifa
Royal Adelaide Hospital
Royal Brisbane and Women's Hospital
Royal Free Hospital, London
Royal Infirmary of Edinburgh
Royal Melbourne Hospital
Royal North Shore Hospital, Sydney
Royal Prince Alfred Hospital, Sydney
Rush University Medical Center
Rutgers New Jersey Medical School
Sahlgrenska University Hospital
Samsung Medical Center, Seoul
San Raffaele Hospital, Milan
Semmelweis University, Budapest
Seoul National University Hospital
Sheba Medical Center
Sheffield Teaching Hospitals
Sheikh Khalifa Medical City
Singapore General Hospital
Sir Charles Gairdner Hospital, Perth
St George's, University of London
St James's Hospital, Dublin
Stanford University
Stony Brook University
SUNY Upstate Medical University
Tan Tock Seng Hospital
Tata Memorial Hospital, Mumbai
Technical University of Munich
Tel Aviv Sourasky Medical Center
Temple University Hospital
Tokyo University Hospital
Tufts Medical Center
UC Davis Health
UC Irvine Health
UC San Diego Health
UC San Francisco
UCLA Health
UMass Memorial Medical Center
UMC Utrecht
UNC Health, Chapel Hill
University College London Hospitals
University of Alabama at Birmingham
University of Alberta
University of Arizona
University of British Columbia
University of Calgary
University of Chicago
University of Cincinnati
University of Colorado
University of Florida
University of Illinois Chicago
University of Iowa
University of Kansas Medical Center
University of Kentucky
University of Maryland
University of Miami
University of Michigan
University of Minnesota
University of Nebraska Medical Center
University of New Mexico
University of Ottawa
University of Pennsylvania
University of Rochester
University of Toronto
University of Utah
University of Vermont
University of Washington
University of Wisconsin
Universitätsklinikum Bonn
Universitätsklinikum Frankfurt
Universitätsklinikum Freiburg
Universitätsklinikum Hamburg-Eppendorf
Universitätsklinikum Köln
Universitätsspital Basel
Universitätsspital Zürich
UPMC Pittsburgh
Uppsala University Hospital
USC Keck School of Medicine
UT Health San Antonio
UT Southwestern Medical Center
UVA Health, Charlottesville
UZ Leuven
Vanderbilt University Medical Center
Virginia Commonwealth University
Wake Forest Baptist Medical Center
Washington University in St. Louis
West China Hospital, Chengdu
Westmead Hospital, Sydney
Yale New Haven Hospital
Yonsei Severance Hospital, Seoul
Institution
demo
`
  .trim()
  .split("\n");
