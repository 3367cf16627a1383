/**
 * @generated SignedSource<<d9804f0c25b676e448e59cec32e81da8>>
 * @relayHash 73107ef58c3da35021d232ad735ee987
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e276fc78f46623af23d73b006b73b5de220179f6a698db09700dd616ed6a3ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassLogbookQuery } from './ClassLogbookQuery.graphql';

const node: PreloadableConcreteRequest<ClassLogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e276fc78f46623af23d73b006b73b5de220179f6a698db09700dd616ed6a3ff",
    "metadata": {},
    "name": "ClassLogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
