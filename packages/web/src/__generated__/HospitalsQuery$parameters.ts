/**
 * @generated SignedSource<<f0d882a6790f169af41316c8952bbaf0>>
 * @relayHash 42b8c04eecd047dced89e87b11b762cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ef650329d0aa3644c475963d7e1846a3fb4f0f04dbec4fc6f5e10fdcf068e8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HospitalsQuery } from './HospitalsQuery.graphql';

const node: PreloadableConcreteRequest<HospitalsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ef650329d0aa3644c475963d7e1846a3fb4f0f04dbec4fc6f5e10fdcf068e8d",
    "metadata": {},
    "name": "HospitalsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
