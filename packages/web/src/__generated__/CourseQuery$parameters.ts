/**
 * @generated SignedSource<<8199619203d0f9c34ee45dd638212e25>>
 * @relayHash 4bcfd23a2a925feeecd1b1eeac01eb4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98c1d68dfa24903ed3eba6ddfd51d1031e3d9991b5d038c25890a1831d6212ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98c1d68dfa24903ed3eba6ddfd51d1031e3d9991b5d038c25890a1831d6212ea",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
