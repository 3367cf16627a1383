/**
 * @generated SignedSource<<cfcefde958639f30f7f1493952658f06>>
 * @relayHash 42c57c650c143f78fc2497699a4e72c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f200f35626d982cfc95c112d891296cc56169febadd404fc6d227e33b5cfc429

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f200f35626d982cfc95c112d891296cc56169febadd404fc6d227e33b5cfc429",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
