/**
 * @generated SignedSource<<58f11a24de0d0d573e197d759210b250>>
 * @relayHash ce74c83db364a040d9be97e18ae11bd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43afd2e1a13c5893cd98aa6b34d0c0c783c04dc97e1351d2a4592f9bd5bf2b5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43afd2e1a13c5893cd98aa6b34d0c0c783c04dc97e1351d2a4592f9bd5bf2b5f",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
