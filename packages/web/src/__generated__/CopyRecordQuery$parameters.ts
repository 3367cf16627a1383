/**
 * @generated SignedSource<<e01da088add1ddd68186df921c75b74d>>
 * @relayHash 12c1a504f24a5885e058a73d87a329c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 127800afb253e5d6555e011ed242935616c375e890eca45ed6bfdab0e548a56a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "127800afb253e5d6555e011ed242935616c375e890eca45ed6bfdab0e548a56a",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
