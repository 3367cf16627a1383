/**
 * @generated SignedSource<<9ade882c06c3f380af688ef714f301f9>>
 * @relayHash bff792b6699aa35e10fa5653141236ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ce1c8a4f1cc29f7acaf01245cfc70d01623f7243e771a69e49e9d9ea56aeab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20ce1c8a4f1cc29f7acaf01245cfc70d01623f7243e771a69e49e9d9ea56aeab",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
