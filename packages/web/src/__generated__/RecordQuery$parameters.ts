/**
 * @generated SignedSource<<af3d8cd1d7baff3ed8096ca836a47214>>
 * @relayHash 1a43a8c8b0aabe28ed3cf479ec0a90db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40afed8f1eb3c1bda67e42fc0cd510327cdac643f6b2b616abea6c5fed43256f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40afed8f1eb3c1bda67e42fc0cd510327cdac643f6b2b616abea6c5fed43256f",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
