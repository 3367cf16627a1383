/**
 * @generated SignedSource<<6d0dbd9da87389ef9aca6171ad73a1f4>>
 * @relayHash 05f19890e0b191f61a0dd887d7b33e72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe80367240a9fb3fa5841fd31516570287fac65c7bcacb82880002736eb44f91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe80367240a9fb3fa5841fd31516570287fac65c7bcacb82880002736eb44f91",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
