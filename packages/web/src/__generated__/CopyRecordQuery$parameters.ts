/**
 * @generated SignedSource<<d7fed487e413abc0331e787f4e12e595>>
 * @relayHash 2e9411ef6d9581b80ded8e6b1495fe88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16142be45bedcabe6cc090c6f22b0b2fe404fcaf7051dff0e6da03b98fdc0652

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "16142be45bedcabe6cc090c6f22b0b2fe404fcaf7051dff0e6da03b98fdc0652",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
