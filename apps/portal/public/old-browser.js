/* Runs before the bundle, in the language of browsers that cannot read it. Others do not even fetch it: Internet Explorer
   knows neither modules nor the mark that keeps this from those that do. 10 and 11 cannot run the portal, so they are told
   the same as the older ones: document.documentMode exists in Internet Explorer alone (8 and later), and conditional
   comments' engine name tells the rest. */
(function () {
  var agent = window.navigator.userAgent;
  if (document.documentMode || agent.indexOf('MSIE ') !== -1) {
    window.location.replace('/apply/old-browser.html');
  }
})();
