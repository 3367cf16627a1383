/**
 * @generated SignedSource<<b66e4d83854b73e98fecc50b805cfe1d>>
 * @relayHash 779be5c06f8e2f3e8cdd98c89afa73c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 626053877b603ff78734632589909f64e8289d63c81bf4d63a10ce037e4046d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "626053877b603ff78734632589909f64e8289d63c81bf4d63a10ce037e4046d1",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
