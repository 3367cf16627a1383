/**
 * @generated SignedSource<<84b46e0f2f482c285b8971f420aa2e03>>
 * @relayHash 7383f665594953d315aae6cb37a9b318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4d5b424c649aa175a27ddcbf34757bc8581e4cec2ad85123763056b151cd98c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4d5b424c649aa175a27ddcbf34757bc8581e4cec2ad85123763056b151cd98c",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
