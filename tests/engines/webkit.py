#!/usr/bin/python3
"""The least browser around WebKitGTK that WebDriver can drive, and that can print, for which its driver has no command.

A script in the page prints to the file named in the arguments by webkit.messageHandlers.printer.postMessage(null).
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2


def open_window(_, session):
    view = WebKit2.WebView(is_controlled_by_automation=True)
    view.connect("close", Gtk.main_quit)
    content = view.get_user_content_manager()
    content.register_script_message_handler("printer")
    content.connect("script-message-received::printer", lambda *_: print_page(view))
    session.connect("create-web-view", lambda *_: view)
    window = Gtk.Window(default_width=1024, default_height=768)
    window.add(view)
    window.show_all()


def print_page(view):
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(sys.argv[1]))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.print_()


context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
context.connect("automation-started", open_window)
# Nothing scrolls smoothly while a test looks for where to click.
Gtk.Settings.get_default().props.gtk_enable_animations = False
Gtk.main()
