/**
 * Capitalised words in messages of programs: errors of browsers, of Node and our own, and names of browsers. Any other
 * capitalised word may be a person's name and is left out of reports; a missing word here only removes a word from a report.
 */
const programWords = new Set(
  (
    "A Abort Aborted About Access Accessing Action Active Actual Add After Agent All Allowed An And Android Another Any Apple " +
    "Application April Argument Arguments Array As Assertion Assignment At Attempt Attempted August Authorization Avoided Bad Be " +
    "Bearer Before Blob Blocked Body Boolean Both Boundary Browser Buffer But By Bytes Cache Call Callback Can Cannot Canvas " +
    "Cathedra Certificate Change Channel Character Check Chrome Chromium Class Client Closed Code Color Command Component " +
    "Connect Connection Constructor Content Context Cookie Copy Could Count Course Create Cross Cyclic Data Database Date " +
    "Deadline December Default Delete Denied Detected Device Directory Disk Document Does Duplicate Dynamic Each Edge Either " +
    "Element Empty Encoding End Endpoint Entity Entry Enum Error Errors Evaluating Event Exceeded Exception Expected Expired " +
    "Extra Failed Failure Fallback Fatal February Fetch Field File Firefox First Float For Forbidden Form Found Frame Friday From " +
    "Function Gateway Gecko Get Global Got Graph Group Handler Has Have Header Headers History Host How However If Illegal " +
    "Image Implementation Import In Incorrect Index Initialization Input Insufficient Integer Intel Internal Invalid Is It Item " +
    "January Job July June Key Keyword Kind Left Length Like Limit Line Link Linux List Load Loading Local Location Lock Log Long " +
    "Loop Mac Macintosh Main Map March Match Maximum May Memory Message Method Minified Missing Mobile Module Monday More " +
    "Mozilla Must Name Namespace Navigation Navigator Negative Network Never New Next No Node None Not Nothing November Null Number Object " +
    "Objects October Of On Only Open Operation Option Or Origin Out Output Package Page Parse Password Path Payload Pending " +
    "Permission Please Policy Pool Port Position Postgres Private Process Promise Property Protocol Proxy Query Quota Range " +
    "React Read Reading Reason Record Reduce Redirect Reference Reflect Refused Regular Rejected Relay Remote Render Rendered Rendering " +
    "Request Require Required Resize Resource Response Rest Result Return Role Root Route Row Run Safari Saturday Schema Script " +
    "Search Security Selector September Server Service Session Set Should Simulator Size Some Something Source Stack Standby " +
    "State Statement Station Status Storage Store Stream String Style Such Suspense Sunday Symbol Syntax System Tab Table Target Task " +
    "Text That The Their Then There These They This Thread Those Thursday Time Timeout To Token Too Transaction Transfer Tried Tuesday " +
    "Type Unable Unauthorized Uncaught Undefined Unexpected Unhandled Unknown Unmatched Unreachable Unsupported Unterminated Update Upload " +
    "Use User Using Validation Value Version Video Visit Wait Waiting Warning Was Wednesday When Where While Wildcard Window Windows " +
    "Edg Fedora Iphone Nexus Opera Pixel Samsung Trident Ubuntu Vivaldi With Worker Write Wrong You Your"
  ).split(" "),
);

/** A word that may be a name: letters, with the characters that join the parts of a name. */
const word =
  /(?<![\p{L}\p{M}\p{N}_.$[])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,5}(?![\p{L}\p{M}\p{N}_$])(?![.(]\p{L})/gu;
const plainCapitalised = /^[A-Z][a-z]+$/;
/** `McDonald`, `O’Brien`, `DeVries`: identifiers in code with capitals inside begin differently. */
const joinedName = /^(?:Mc|Mac|O|D|De|Di|La|Le|Van|Von)['’]?[A-Z][a-z]+$/;
const capitals = /^[A-Z]{3,}$/;
const programCapitals = new Set(
  "API ANY CORS CSS DOM EOF ERROR GET HEAD HTML HTTP HTTPS JSON KHTML NOT NULL PATCH POST PUT DELETE OPTIONS SQL SSL SVG TCP TLS URI URL USB UTF WASM XML".split(
    " ",
  ),
);

/**
 * Removes possible names of people from a text, quoted or not: capitalised words that programs do not use, words with non-ASCII
 * letters, and upper-case words next to these or each other.
 */
export function scrubNames(text: string): string {
  return text
    .replace(word, (found) => (isName(found) ? "[name]" : found))
    .replace(
      /[A-Z]{3,}(?:[ ,]{1,2}(?:[A-Z]{3,}|\[name\])){1,5}|\[name\](?:[ ,]{1,2}[A-Z]{3,}){1,5}/g,
      (found) => (found.split(/[ ,]+/).every((each) => programCapitals.has(each)) ? found : "[name]"),
    )
    .replace(/\[name\](?:[ ,]{1,2}\[name\])+/g, "[name]");
}

/** Whether the text contains a possible first and last name in sequence. A single capitalised word may be code. */
export function hasFullName(text: string): boolean {
  return /\[name\][ ,]{1,2}\[name\]/.test(text.replace(word, (found) => (isName(found) ? "[name]" : found)));
}

function isName(found: string): boolean {
  if (/[^\p{ASCII}’]/u.test(found)) return true;
  if (joinedName.test(found)) return true;
  if (capitals.test(found)) return false;
  return found.split(/['’-]/).some((part) => plainCapitalised.test(part) && !programWords.has(part));
}
