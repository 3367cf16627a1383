/**
 * @generated SignedSource<<a70e6ba02b311a132d5ea42d953a8161>>
 * @relayHash 1fee93edcbace6f853ddd4bd3067b1f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcc101d12e3858bc78a1224834362f70fa942557adb1ba4649b53ba640dae976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseQuery } from './CourseQuery.graphql';

const node: PreloadableConcreteRequest<CourseQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcc101d12e3858bc78a1224834362f70fa942557adb1ba4649b53ba640dae976",
    "metadata": {},
    "name": "CourseQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
