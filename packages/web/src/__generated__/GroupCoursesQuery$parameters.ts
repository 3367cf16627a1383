/**
 * @generated SignedSource<<351e26ac5f1fad33cbf41748ad3a0f9a>>
 * @relayHash 0ff96a767be530cec8724dd224626ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6733593d4b06dcde2b4caa1e7c3efa3fb3d07b4ce7ccfc5499467a3df1d7aa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCoursesQuery } from './GroupCoursesQuery.graphql';

const node: PreloadableConcreteRequest<GroupCoursesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6733593d4b06dcde2b4caa1e7c3efa3fb3d07b4ce7ccfc5499467a3df1d7aa3",
    "metadata": {},
    "name": "GroupCoursesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
