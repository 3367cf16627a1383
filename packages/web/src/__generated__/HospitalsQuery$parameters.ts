/**
 * @generated SignedSource<<78549645dba97335383acf53b8651043>>
 * @relayHash 9a01850164cba7090c99dc463d8ed456
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da9d2238fc1fb743324e7aed2e8f188929bf12c6a36e7eb9c30a22fb8d7d34c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HospitalsQuery } from './HospitalsQuery.graphql';

const node: PreloadableConcreteRequest<HospitalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da9d2238fc1fb743324e7aed2e8f188929bf12c6a36e7eb9c30a22fb8d7d34c3",
    "metadata": {},
    "name": "HospitalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
